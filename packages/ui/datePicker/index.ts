export { pickDate } from './DatePicker.tsx'
