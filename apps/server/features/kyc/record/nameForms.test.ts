import { expect, test } from 'vitest'
import { nameForms } from './nameForms.ts'

function person(text: string) {
  const [first_name = '', middle_name = '', last_name = ''] = text.split('|')
  return { first_name, middle_name, last_name }
}

/** Whether whoever is kept under the one name is found by the other. */
function isFound(kept: string, sought: string): boolean {
  const names = nameForms(person(sought)).sought
  return nameForms(person(kept)).kept.some(name => names.includes(name))
}

test.each([
  ['Luzviminda|Santos|Ramosita', 'Luzviminda|Santos|Ramosita', true],
  ['Luzviminda|Santos|Ramosita', 'LUZVIMINDA||RAMOSITA', true],
  ['Luzviminda|Santos|Ramosita', 'Luzviminda|Reyes|Ramosita', true],
  ['Luzviminda|Santos|Ramosita', 'Luzviminda Santos||Ramosita', true],
  ['Luzviminda Santos||Ramosita', 'Ramosita||Luzviminda', true],
  ['Ma. Luz|De Leon|Dela Cruz', 'Luz|De Leon|Dela Cruz', true],
  // Twins, and others of one family.
  ['Ana|Lopez|Reyes', 'Ben|Lopez|Reyes', false],
  ['Ana||Reyes', 'Ben||Reyes', false],
  ['Ana Maria|Lopez|Reyes', 'Ana Liza|Lopez|Reyes', false],
  ['Maria Ana|Lopez|Reyes', 'Maria Liza||Reyes', false],
  ['Ana||Reyes', 'Ana||Lopez', false],
])('whoever is kept as %s is found by %s, and the other way round: %s [SAFE-75]', (one, other, expected) => {
  expect([isFound(one, other), isFound(other, one)]).toEqual([expected, expected])
})
