import type { Calls } from '@saya/contract'
import { parsePesos, unitsPerPeso } from '@saya/money'
import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { askGate } from '../kyc/index.ts'
import { openWithdrawSheet } from '../withdrawal/index.ts'
import { exclusionTexts } from './exclusion.texts.ts'
import { useMoment } from './useMoment.ts'

type Wallet = Calls['GET /finance/wallet']['answer']

/**
 * Says that it counts, and offers all that can be withdrawn, by the wallet as it is now: what was known before has play in it that is
 * released. Whoever could not be asked what they have is only told.
 */
export async function openExcluded(untilMs: number, readWallet: () => Promise<Wallet>): Promise<void> {
  const wallet = await readWallet().catch(() => undefined)
  const withdrawable =
    wallet && (parsePesos(wallet.withdrawable) ?? 0n) >= unitsPerPeso ? wallet.withdrawable : undefined
  const { closed } = openModal<boolean>(
    answer => <Excluded untilMs={untilMs} withdrawable={withdrawable} onAnswer={answer} />,
    { look: 'dialog' },
  )
  if (!(await closed) || !(await askGate('withdraw'))) return
  await openWithdrawSheet({ isAll: true })
}

interface ExcludedProps {
  readonly untilMs: number
  /** Nothing where there is less than a peso. */
  readonly withdrawable: string | undefined
  readonly onAnswer: (wantsMoney: boolean) => void
}

function Excluded({ untilMs, withdrawable, onAnswer }: ExcludedProps) {
  const t = useTexts(exclusionTexts)
  const write = useMoment()
  return (
    <Dialog
      title={t.doneTitle}
      actions={
        withdrawable ? (
          <>
            <Button look="neutral" onClick={() => onAnswer(false)}>
              {t.later}
            </Button>
            <Button onClick={() => onAnswer(true)} data-autofocus>
              {t.withdrawAll}
            </Button>
          </>
        ) : (
          <Button full onClick={() => onAnswer(false)} data-autofocus>
            {t.close}
          </Button>
        )
      }
    >
      <p>{t.doneText(write(untilMs))}</p>
      {withdrawable && <p>{t.doneMoney(written(withdrawable))}</p>}
    </Dialog>
  )
}

function written(amount: string): string {
  const { pesos, centavos } = splitPesos(amount)
  return pesos + centavos
}
