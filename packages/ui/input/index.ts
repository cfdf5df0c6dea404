export { ClearableInput } from './ClearableInput.tsx'
export { PhoneInput } from './PhoneInput.tsx'
export { SearchInput } from './SearchInput.tsx'
export { TextInput } from './TextInput.tsx'
