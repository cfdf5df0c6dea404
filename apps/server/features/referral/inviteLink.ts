/** The address that a member hands on: its parameter is read by every page of the app. */
export function inviteLink(origin: string, code: string): string {
  const r = Buffer.from(`r=${code},0`).toString('base64url')
  return `${origin}/invite?r=${r}`
}
