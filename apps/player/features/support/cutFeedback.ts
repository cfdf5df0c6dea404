import { textLimits } from '@saya/contract/limits'

/** From so many characters on the box is made larger. */
const growsBeyond = 391

/** What of a text is kept, never half of a sign that takes two characters, and whether something was cut off. */
export function cutFeedback(text: string): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= textLimits.feedback) return { text, isCut: false }
  return { text: text.slice(0, textLimits.feedback).replace(/[\uD800-\uDBFF]$/, ''), isCut: true }
}

export function needsRoom(text: string): boolean {
  return text.length > growsBeyond
}
