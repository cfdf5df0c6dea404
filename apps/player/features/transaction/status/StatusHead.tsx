import { Icon } from '@saya/ui/icon'
import { checkCircleFill } from '@saya/ui/icon/drawings/checkCircleFill'
import { clockFill } from '@saya/ui/icon/drawings/clockFill'
import { minusCircleFill } from '@saya/ui/icon/drawings/minusCircleFill'
import { xCircleFill } from '@saya/ui/icon/drawings/xCircleFill'
import { splitPesos } from '../../../shared/splitPesos.ts'
import './statusPage.css'

const drawings = { wait: clockFill, ok: checkCircleFill, bad: xCircleFill, over: minusCircleFill } as const

interface HeadProps {
  readonly tone: keyof typeof drawings
  readonly title: string
  readonly line: string
}

interface MoneyHeadProps extends HeadProps {
  readonly amount: string
  /** Where it is not pesos. */
  readonly currency?: string
}

interface WrittenHeadProps extends HeadProps {
  /** What it came to where that is no money. */
  readonly written: string
}

/** How money on its way stands, in a picture, a word and a sentence. */
export function StatusHead(props: MoneyHeadProps | WrittenHeadProps) {
  const { tone, title, line } = props
  return (
    <div className="statusHead" role="status" data-tone={tone}>
      <Icon drawing={drawings[tone]} size={72} />
      <h2 className="h2">{title}</h2>
      <p className="money">{'written' in props ? props.written : <Amount {...props} />}</p>
      <p>{line}</p>
    </div>
  )
}

function Amount({ amount, currency = 'PHP' }: Pick<MoneyHeadProps, 'amount' | 'currency'>) {
  const { pesos, centavos } = splitPesos(amount)
  return (
    <>
      {currency === 'PHP' ? pesos : pesos.replace('₱', `${currency} `)}
      <small>{centavos}</small>
    </>
  )
}
