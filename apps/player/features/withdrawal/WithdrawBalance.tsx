import { IconButton } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { question } from '@saya/ui/icon/drawings/question'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import type { WithdrawForm } from './useWithdrawForm.ts'
import { nonWithdrawable } from './withdraw.rules.ts'
import { withdrawalTexts } from './withdrawal.texts.ts'

/** What of the balance is free, what is not yet, and a way to learn why. */
export function WithdrawBalance({ form: { wallet }, onWhy }: { form: WithdrawForm; onWhy: () => void }) {
  const t = useTexts(withdrawalTexts)
  if (!wallet) return null
  return (
    <Card>
      <dl className="withdrawBalance">
        <div>
          <dt>{t.withdrawable}</dt>
          <dd className="money">{written(wallet.withdrawable)}</dd>
        </div>
        <div>
          <dt>
            {t.held}
            <IconButton drawing={question} size={20} label={t.why} onClick={onWhy} />
          </dt>
          <dd className="money">{written(nonWithdrawable(wallet))}</dd>
        </div>
      </dl>
    </Card>
  )
}

function written(amount: string): string {
  const { pesos, centavos } = splitPesos(amount)
  return pesos + centavos
}
