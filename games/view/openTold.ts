import type { Language } from './sayIn.ts'

/** What the studio has told a page that recalls something. */
export function openTold<Told extends { readonly language: Language }>(
  begin: (root: HTMLElement, told: Told) => void,
): void {
  const root = document.getElementById('round')
  const text = document.getElementById('told')?.textContent
  if (!root || !text) return
  const told = JSON.parse(text) as Told
  document.documentElement.lang = told.language === 'tl' ? 'fil' : 'en'
  begin(root, told)
}
