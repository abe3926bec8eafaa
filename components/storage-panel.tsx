import type { Wording } from '../lib/present/wording';
import { SureButton } from './evidence-tools';

export interface StoragePanelProps {
  readonly usedBytes: number;
  readonly limitBytes: number;
  readonly keepDays: number | null;
  readonly isCleared: boolean;
  readonly evidenceUrl: string;
  readonly wording: Pick<Wording, 'say' | 'locale'>;
  readonly setBounds: (bounds: {
    readonly limitBytes: number;
    readonly keepDays: number | null;
  }) => void;
  readonly clear: () => void;
}

const MB = 1_000_000;
const MOST_MB = 100_000;
const MOST_DAYS = 36_500;

/** What is kept on this device, how much of it may be, and the button that deletes it all. */
export function StoragePanel(props: StoragePanelProps) {
  const { usedBytes, limitBytes, keepDays, isCleared, evidenceUrl, wording, setBounds } = props;
  const { say, locale } = wording;
  const inMb = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <section class="panel">
      <h2>{say('optionsStorage')}</h2>
      <p>{say('optionsStorageUsed', inMb.format(usedBytes / MB), inMb.format(limitBytes / MB))}</p>
      <p class="soft">{say('optionsStorageLead')}</p>
      <NumberField
        label={say('optionsStorageLimit')}
        value={limitBytes / MB}
        most={MOST_MB}
        set={(mb) => mb !== null && setBounds({ limitBytes: mb * MB, keepDays })}
      />
      <NumberField
        label={say('optionsStorageDays')}
        value={keepDays}
        most={MOST_DAYS}
        set={(days) => setBounds({ limitBytes, keepDays: days })}
      />
      <div class="actions">
        <a class="button" href={evidenceUrl} target="_blank" rel="noopener">
          {say('optionsEvidence')}
        </a>
        <SureButton ask={say('optionsClear')} sure={say('optionsClearSure')} act={props.clear} />
      </div>
      <p class="outcome" role="status">
        {isCleared && say('optionsCleared')}
      </p>
    </section>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly most: number;
  /** Called when the field is left with a whole number in its bounds, or with nothing in it. */
  readonly set: (value: number | null) => void;
}

function NumberField({ label, value, most, set }: NumberFieldProps) {
  return (
    <label class="number-field">
      <span>{label}</span>
      <input
        type="number"
        min={1}
        max={most}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const { value: typed, validity, valueAsNumber } = currentTarget;
          if (validity.valid) set(typed === '' ? null : valueAsNumber);
        }}
      />
    </label>
  );
}
