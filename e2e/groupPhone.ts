/** A national number as it is shown everywhere, in groups of 3, 3 and 4. */
export function groupPhone(phone: string): string {
  return phone.replace(/^(...)(...)/, '$1 $2 ')
}
