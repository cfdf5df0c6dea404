import { textLimits } from '@saya/contract/limits'
import { judgeCode, strippedCode } from '@saya/contract/voucher/code.ts'
import { Field } from '@saya/ui/field'
import { ClearableInput } from '@saya/ui/input'
import { useTexts } from '../../shared/texts.ts'
import { voucherTexts } from './voucher.texts.ts'
import './voucherField.css'

interface VoucherFieldProps {
  readonly code: string
  /** What was said of the code when it was sent. */
  readonly refusal: string
  readonly onCode: (code: string) => void
}

/** The code of a voucher, typed or pasted. */
export function VoucherField({ code, refusal, onCode }: VoucherFieldProps) {
  const t = useTexts(voucherTexts)
  return (
    <div className="voucherField">
      <Field
        label={t.code}
        aside={`${code.length}/${textLimits.voucherMost}`}
        hint={t.hint}
        error={judgeCode(code) === 'wrong' ? t.wrong : refusal || undefined}
      >
        <ClearableInput
          look="figures"
          clearLabel={t.clear}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={code}
          onChange={event => onCode(strippedCode(event.target.value).slice(0, textLimits.voucherMost))}
        />
      </Field>
      <p>{t.terms}</p>
    </div>
  )
}
