export { OtpInput } from './OtpInput.tsx'
export { otpLength } from './otpDigits.ts'
