import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { useId } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { useVoucherForm, type VoucherExchange } from './useVoucherForm.ts'
import { voucherTexts } from './voucher.texts.ts'
import { VoucherField } from './VoucherField.tsx'

/** Takes the code of a voucher and nothing else. */
export function VoucherSheet({ onExchanged }: { readonly onExchanged: (exchanged: VoucherExchange) => void }) {
  const t = useTexts(voucherTexts)
  const formId = useId()
  const { code, type, refusal, isReady, isLocked, submit } = useVoucherForm(onExchanged)
  return (
    <Sheet
      title={t.exchange}
      closeLabel={t.close}
      actions={
        <Button full type="submit" form={formId} disabled={!isReady} loading={isLocked}>
          {t.redeem}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <VoucherField code={code} refusal={refusal} onCode={type} />
      </form>
    </Sheet>
  )
}
