import { Field } from '@saya/ui/field'
import { ClearableInput } from '@saya/ui/input'
import { useTexts } from '../../../shared/texts.ts'
import { identityTexts } from '../identity.texts.ts'
import { countryCodes } from './phone.ts'
import { usePhoneTyping } from './usePhoneTyping.ts'
import './phoneField.css'

interface PhoneFieldProps {
  readonly countryCode: string
  /** As it stands in the field, in groups. */
  readonly number: string
  readonly error?: string | undefined
  readonly onCountry: (countryCode: string) => void
  readonly onNumber: (number: string) => void
  readonly onLeave: () => void
}

/** A Philippine mobile with its country code in front, which is not to be chosen: what stands there after all is judged. */
export function PhoneField({ countryCode, number, error, onCountry, onNumber, onLeave }: PhoneFieldProps) {
  const t = useTexts(identityTexts)
  const typing = usePhoneTyping(number, onNumber)
  return (
    <Field label={t.phone} error={error}>
      <ClearableInput
        {...typing}
        look="figures"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        clearLabel={t.clear}
        onBlur={onLeave}
        prefix={
          <span className="inputPrefix">
            <select
              className="countryCode"
              aria-label={t.country}
              defaultValue={countryCode}
              onChange={event => onCountry(event.currentTarget.value)}
              disabled
            >
              {countryCodes.map(code => (
                <option key={code}>{code}</option>
              ))}
            </select>
          </span>
        }
        data-autofocus
      />
    </Field>
  )
}
