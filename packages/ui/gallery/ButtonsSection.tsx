import { useState } from 'react'
import { Button, ButtonLink, IconButton, IconLink } from '../button/index.ts'
import { HeroCard } from '../card/index.ts'
import { Heart } from '../gameCard/index.ts'
import { Icon } from '../icon/index.ts'
import { arrowRightBold } from '../icon/drawings/arrowRightBold.ts'
import { giftDuotone } from '../icon/drawings/giftDuotone.ts'
import { magnifyingGlassBold } from '../icon/drawings/magnifyingGlassBold.ts'
import { megaphone } from '../icon/drawings/megaphone.ts'
import { xBold } from '../icon/drawings/xBold.ts'
import { Section, type SectionProps } from './Section.tsx'

export function ButtonsSection({ texts }: SectionProps) {
  const [loved, setLoved] = useState(true)
  return (
    <Section title={texts.sections.buttons}>
      <div className="galleryLine">
        <Button>{texts.deposit}</Button>
        <Button look="neutral">{texts.exit}</Button>
        <Button look="outline">{texts.retry}</Button>
        <Button disabled>{texts.logIn}</Button>
        <Button loading>{texts.deposit}</Button>
        <Button size="medium">{texts.collect}</Button>
        <Button look="soft" size="small">
          {texts.go}
        </Button>
        <Button look="ghost" size="medium">
          {texts.password}
        </Button>
        <Button look="danger" size="medium">
          {texts.reject}
        </Button>
      </div>
      <Button full look="soft">
        <Icon drawing={giftDuotone} />
        {texts.collect}
      </Button>
      <HeroCard>
        <div className="galleryHero">
          <p>{texts.balance}</p>
          <p className="money galleryMoney">₱12,480.50</p>
          <div className="galleryLine">
            <ButtonLink href="#deposit" size="medium">
              {texts.deposit}
            </ButtonLink>
            <ButtonLink href="#withdraw" look="onHero" size="medium">
              {texts.withdraw}
              <Icon drawing={arrowRightBold} />
            </ButtonLink>
          </div>
        </div>
      </HeroCard>
      <div className="galleryLine">
        <IconLink href="#search" drawing={magnifyingGlassBold} label={texts.search} />
        <IconButton drawing={megaphone} label={texts.messages} dot />
        <IconButton drawing={xBold} label={texts.close} disc size={20} />
        <span className="galleryHeart">
          <Heart on={loved} label={texts.favourite} onClick={() => setLoved(!loved)} />
        </span>
      </div>
    </Section>
  )
}
