import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { copyText } from '../../shared/device/copyText.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { agencyTexts } from './agency.texts.ts'

/** The agent's own link, apart from the one that every member has. */
export function AgencyLink({ link }: { link: string }) {
  const t = useTexts(agencyTexts)
  async function copy() {
    const isCopied = await copyText(link)
    void say(isCopied ? t.copied : t.notCopied, isCopied ? 'ok' : 'bad')
  }
  return (
    <section aria-labelledby="agency-link">
      <h2 id="agency-link">{t.link}</h2>
      <Card>
        <div className="agencyStanding">
          <p className="agencyAddress">{link}</p>
          <Button full onClick={() => void copy()}>
            {t.copy}
          </Button>
        </div>
      </Card>
    </section>
  )
}
