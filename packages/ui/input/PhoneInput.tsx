import { ClearableInput } from './ClearableInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

interface PhoneInputProps extends Omit<TextInputProps, 'prefix' | 'type' | 'inputMode'> {
  /** The country's dialling code. */
  prefix: string
  clearLabel: string
}

export function PhoneInput({ prefix, ...rest }: PhoneInputProps) {
  return (
    <ClearableInput
      look="figures"
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      prefix={<span className="inputPrefix">{prefix}</span>}
    />
  )
}
