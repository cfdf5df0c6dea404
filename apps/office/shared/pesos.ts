/** An amount as people read it: `12,480.50`. It comes as text and stays text. */
export function writePesos(text: string): string {
  return text.replace(/\B(?=(\d{3})+\.)/g, ',')
}
