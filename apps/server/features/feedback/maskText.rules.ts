/** As long as the shortest number that reaches somebody, with what people write between its figures. */
const number = /\+?\d(?:[\s().\-–/]{0,2}\d){6,}/g
const email = /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:]+/g

/** A text without what would reach or name somebody's account: its e-mail addresses and its long numbers. */
export function maskText(text: string): string {
  return text.replace(email, '•••@•••').replace(number, '•••')
}
