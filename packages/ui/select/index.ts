export { SelectField } from './SelectField.tsx'
export { SelectPill } from './SelectPill.tsx'
