import { useTexts } from '../../shared/texts.ts'
import { transactionTexts } from './transaction.texts.ts'
import './historyRows.css'

export interface PillOption {
  readonly value: string
  readonly label: string
  readonly tone?: string
}

interface PillsProps {
  readonly type: string
  readonly onType: (type: string) => void
  readonly options: readonly PillOption[]
}

/** What a list of the history is narrowed to, each choice in sight. */
export function Pills({ type, onType, options }: PillsProps) {
  const t = useTexts(transactionTexts)
  return (
    <div className="typePills" role="group" aria-label={t.types}>
      {options.map(({ value, label, tone }) => (
        <button key={value} type="button" data-tone={tone} aria-pressed={value === type} onClick={() => onType(value)}>
          {label}
        </button>
      ))}
    </div>
  )
}
