import type { Form } from '../reading/form.ts'

/** The names as one text, as documents and lists have them. */
export function wholeName({
  first_name,
  middle_name,
  last_name,
}: Pick<Form, 'first_name' | 'middle_name' | 'last_name'>) {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ')
}
