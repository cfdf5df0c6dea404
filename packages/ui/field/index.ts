export { Field } from './Field.tsx'
export { useFocusWrong } from './useFocusWrong.ts'
