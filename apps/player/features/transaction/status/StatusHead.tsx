import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { xCircleFill } from '@saya/ui/icon/drawings/xCircleFill'
import { splitPesos } from '../../../shared/splitPesos.ts'
import './statusPage.css'

const drawings = { wait: clockFill, ok: checkCircleFill, bad: xCircleFill } as const

interface StatusHeadProps {
  readonly tone: keyof typeof drawings
  readonly title: string
  readonly amount: string
  /** Where it is not pesos. */
  readonly currency?: string
  readonly line: string
}

/** How money on its way stands, in a picture, a word and a sentence. */
export function StatusHead({ tone, title, amount, currency = 'PHP', line }: StatusHeadProps) {
  const { pesos, centavos } = splitPesos(amount)
  return (
    <div className="statusHead" role="status" data-tone={tone}>
      <Icon drawing={drawings[tone]} size={72} />
      <h2 className="h2">{title}</h2>
      <p className="money">
        {currency === 'PHP' ? pesos : pesos.replace('₱', `${currency} `)}
        <small>{centavos}</small>
      </p>
      <p>{line}</p>
    </div>
  )
}
