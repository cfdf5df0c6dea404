export { OtpInput } from './OtpInput.tsx'
