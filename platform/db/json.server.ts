/** Every value for a jsonb column goes through here: a server reads a bare array as a PostgreSQL array and refuses it. */
export function toJson(value: unknown): string {
  return JSON.stringify(value)
}
