import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { useTexts } from '../../shared/texts.ts'
import { depositTypes, type TransactionFilter, withdrawTypes } from './filter.rules.ts'
import { Pills } from './Pills.tsx'
import { type MoneyStatus, toneOf } from './status/status.rules.ts'
import { transactionTexts } from './transaction.texts.ts'
import { useCashTypeName } from '../../shared/useCashTypeName.ts'

interface TypeFilterProps {
  readonly shown: TransactionFilter
  readonly onType: (type: string) => void
}

/** What the list is narrowed to: the status of deposits and withdrawals, the kind of bonus. The whole balance has no such filter. */
export function TypeFilter({ shown, onType }: TypeFilterProps) {
  if (shown.kind === 'balance') return null
  const pills = { type: shown.type, onType }
  if (shown.kind === 'bonus') return <BonusFilter {...pills} />
  return <StatusFilter {...pills} types={shown.kind === 'deposit' ? depositTypes : withdrawTypes} />
}

interface PillsProps {
  readonly type: string
  readonly onType: (type: string) => void
}

function StatusFilter({ types, ...props }: PillsProps & { readonly types: readonly string[] }) {
  const t = useTexts(transactionTexts)
  const options = types.map(type => {
    if (type === 'all') return { value: type, label: t.all }
    const status = type.toLowerCase() as MoneyStatus
    return { value: type, label: t[status], tone: toneOf(status) }
  })
  return <Pills {...props} options={options} />
}

function BonusFilter(props: PillsProps) {
  const t = useTexts(transactionTexts)
  const nameOf = useCashTypeName()
  const { answer } = useAnswer('GET /finance/transaction/types', {})
  const named = (answer?.d ?? []).map(({ cash_type, name }) => ({
    value: String(cash_type),
    label: nameOf(cash_type, name),
  }))
  return <Pills {...props} options={[{ value: 'all', label: t.all }, ...named]} />
}
