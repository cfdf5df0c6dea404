import { useTexts } from '../../shared/texts.ts'
import { payeeTexts } from './payee.texts.ts'

/** What one should know of payout accounts before one waits for money. */
export function PayeeHelp() {
  const t = useTexts(payeeTexts)
  return (
    <section className="payeeHelp" aria-labelledby="payeeHelp">
      <h2 id="payeeHelp">{t.help}</h2>
      <ul>
        <li>{t.helpThree}</li>
        <li>{t.helpName}</li>
        <li>{t.helpWait}</li>
      </ul>
      <a href="/s-docs/faq">{t.faq}</a>
    </section>
  )
}
