import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { Dialog } from '@saya/ui/modal'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import type { VoucherExchange } from './useVoucherForm.ts'
import { voucherTexts } from './voucher.texts.ts'
import './voucherField.css'

interface ExchangedDialogProps {
  readonly exchanged: VoucherExchange
  /** Called with the address to go on to, or none. */
  readonly onWay: (address?: string) => void
}

/** Says what a voucher has brought, and what is to be done with it before it can be withdrawn. */
export function ExchangedDialog({ exchanged: { amount }, onWay }: ExchangedDialogProps) {
  const t = useTexts(voucherTexts)
  const { pesos, centavos } = splitPesos(amount)
  return (
    <Dialog
      title={t.title}
      closeLabel={t.close}
      actions={
        <>
          <Button full onClick={() => onWay()}>
            {t.fine}
          </Button>
          <Button full look="neutral" onClick={() => onWay('/s-transaction/balance?time_flag=0')}>
            {t.toList}
          </Button>
        </>
      }
    >
      <div className="voucherAdded">
        <Icon drawing={checkCircleFill} size={72} />
        <p className="money">
          {pesos}
          <small>{centavos}</small>
        </p>
        <p>{t.line(amount)}</p>
      </div>
    </Dialog>
  )
}
