import { voucherChannel } from '@saya/contract/voucher/code.ts'
import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { Sheet } from '@saya/ui/modal'
import { Skeleton } from '@saya/ui/skeleton'
import { useContext, useId } from 'react'
import { Waits } from '../../shared/answer/Waits.tsx'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { useVoucherForm, type VoucherExchange, VoucherField } from '../voucher/index.ts'
import { ChannelPicker } from './ChannelPicker.tsx'
import { DepositAmount } from './DepositAmount.tsx'
import { tipsIn } from './choice.rules.ts'
import { DepositTicket } from './DepositTicket.tsx'
import { depositTexts } from './deposit.texts.ts'
import { OpenDeposits } from './OpenDeposits.tsx'
import { useChannels } from './useChannels.ts'
import { useDepositForm } from './useDepositForm.ts'
import './depositSheet.css'

/** What the sheet came to: the address at which one pays, or a voucher that has become balance. */
export interface DepositOutcome {
  readonly payAt?: string
  /** Which deposit is paid there. */
  readonly id?: string
  readonly exchanged?: VoucherExchange
  /** The page that the member would rather see. */
  readonly leadsTo?: string
}

interface DepositSheetProps {
  /** What stands in the field at first. */
  readonly amount: string
  readonly onDone: (deposited: DepositOutcome) => void
}

/** Chooses how to pay in, and how much, or takes the code of a voucher. */
export function DepositSheet({ amount, onDone }: DepositSheetProps) {
  const t = useTexts(depositTexts)
  const formId = useId()
  const { asked, channels, host } = useChannels()
  // A wallet's own people pay from that wallet: there is nothing to choose.
  const isSimple = host === 'mayamini'
  const deposit = useDepositForm({ amount, channels, host, onPayable: (payAt, id) => onDone({ payAt, id }) })
  const voucher = useVoucherForm(exchanged => onDone({ exchanged }))
  const { channel } = deposit
  const isVoucher = channel?.id === voucherChannel
  const { isReady, isLocked, submit } = isVoucher ? voucher : deposit
  const isEmpty = channels?.length === 0
  const tips = tipsIn(channel, useContext(LanguageContext))
  return (
    <Sheet
      title={t.title}
      closeLabel={t.close}
      actions={!isEmpty && <Submit form={formId} isVoucher={isVoucher} disabled={!isReady} loading={isLocked} />}
    >
      <form
        id={formId}
        className="depositForm"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        {!channels && (
          <Waits failure={asked.error} again={asked.again} failed={t.failed} className="depositWaits">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Waits>
        )}
        {isEmpty && <EmptyState title={t.noMethods} line={t.noMethodsLine} />}
        {channels && !isEmpty && (
          <>
            {!isSimple && <ChannelPicker channels={channels} chosen={channel} onChoose={deposit.choose} />}
            {isVoucher ? (
              <VoucherField code={voucher.code} refusal={voucher.refusal} onCode={voucher.type} />
            ) : (
              <DepositAmount channel={channel} digits={deposit.digits} onDigits={deposit.type} />
            )}
            {channel && !isVoucher && !isSimple && (
              <DepositTicket
                channel={channel}
                digits={deposit.digits}
                takesTicket={deposit.takesTicket}
                onTicket={deposit.takeTicket}
              />
            )}
            <OpenDeposits onWay={href => onDone({ leadsTo: href })} />
            {tips && <p className="depositTips">{tips}</p>}
            <p className="depositSafer">
              <WayOn href="/s-limits" onDone={onDone}>
                {t.limits}
              </WayOn>
              <WayOn href="/s-safer-play" onDone={onDone}>
                {t.saferPlay}
              </WayOn>
            </p>
          </>
        )}
      </form>
    </Sheet>
  )
}

/** Leads to a page, behind the sheet. */
function WayOn({ href, onDone, children }: { href: string; children: string } & Pick<DepositSheetProps, 'onDone'>) {
  return (
    <a
      href={href}
      onClick={event => {
        event.preventDefault()
        onDone({ leadsTo: href })
      }}
    >
      {children}
    </a>
  )
}

interface SubmitProps {
  readonly form: string
  readonly isVoucher: boolean
  readonly disabled: boolean
  readonly loading: boolean
}

function Submit({ isVoucher, ...button }: SubmitProps) {
  const t = useTexts(depositTexts)
  return (
    <Button full type="submit" {...button}>
      {isVoucher ? t.redeem : t.submit}
    </Button>
  )
}
