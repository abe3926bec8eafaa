import messages from '../../public/_locales/en/messages.json' with { type: 'json' };

type Key = keyof typeof messages;

/** The sentence a reader sees, from the locale file: stories and product cannot drift apart. */
export function words(key: Key, ...values: readonly string[]): string {
  return messages[key].message.replace(/\$(\d)/g, (_, digit) => values[Number(digit) - 1] ?? '');
}
