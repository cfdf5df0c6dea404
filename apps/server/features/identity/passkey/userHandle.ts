/** By which a device names the member, in base64url: the number that their profile shows, and nothing personal. */
export function userHandleOf(uid: bigint): string {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(uid)
  return bytes.toString('base64url')
}
