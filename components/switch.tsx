export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/** An on-off switch: a check box that looks the part. */
export function Switch({ label, on, turn }: SwitchProps) {
  return (
    <label class="switch">
      <span class="switch-label">{label}</span>
      <input type="checkbox" checked={on} onChange={(event) => turn(event.currentTarget.checked)} />
    </label>
  );
}
