import { element } from './element.ts'
import type { OwnWord } from './ownWord.ts'
import type { SayOf } from './sayIn.ts'

type FieldSay = SayOf<'ownWord' | 'ownWordWhy' | 'useWord' | 'wordUsed' | 'wordWrong'>

/** Where a player reads and changes their part in the next draw. */
export function wordField(word: OwnWord, say: FieldSay): HTMLElement {
  const said = element('p', { class: 'quiet', id: 'own-word-said', role: 'status' }, say('ownWordWhy'))
  const input = element('input', {
    id: 'own-word',
    value: word.next,
    maxlength: '64',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': said.id,
  })
  const use = element('button', { type: 'submit', class: 'wide second' }, say('useWord'))
  const label = element('label', { for: input.id }, say('ownWord'))
  const form = element('form', { class: 'word' }, label, input, use, said)
  form.addEventListener('submit', event => {
    event.preventDefault()
    const isTaken = word.choose(input.value.trim())
    input.setAttribute('aria-invalid', String(!isTaken))
    said.className = isTaken ? 'good' : 'bad'
    said.textContent = say(isTaken ? 'wordUsed' : 'wordWrong')
    if (!isTaken) input.focus()
  })
  return form
}
