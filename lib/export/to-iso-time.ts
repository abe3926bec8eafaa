/** A moment as xsd:dateTime in UTC. A clock that no calendar knows (a record from elsewhere) is the epoch. */
export function toIsoTime(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}
