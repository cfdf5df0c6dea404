import { useContext, useState } from 'react'
import { Avatar } from '../avatar/index.ts'
import { Carousel } from '../carousel/index.ts'
import { HeroCard } from '../card/index.ts'
import { GameCard, Heart } from '../gameCard/index.ts'
import { caretRightBold } from '../icon/drawings/caretRightBold.ts'
import { fireFill } from '../icon/drawings/fireFill.ts'
import { ImageWithFallback } from '../picture/index.ts'
import { MoreLink, SectionHead } from '../sectionHead/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { Tag } from '../tag/index.ts'
import { PicturesContext } from './picturesContext.ts'
import { SampleArt } from './SampleArt.tsx'
import { Section, type SectionProps } from './Section.tsx'

export function GamesSection({ texts }: SectionProps) {
  const pictures = useContext(PicturesContext)
  const tags = [
    <Tag key="hot" kind="hot" drawing={fireFill}>
      {texts.hot}
    </Tag>,
    <Tag key="live" kind="live">
      {texts.live}
    </Tag>,
    <Tag key="new" kind="new">
      {texts.fresh}
    </Tag>,
  ]
  return (
    <Section title={texts.sections.games} wide>
      <Carousel label={texts.banners} view="banner" position={texts.banner}>
        {texts.games.slice(0, 3).map((name, index) => (
          <HeroCard key={name} sun="behind">
            <div className="galleryBanner">
              <p>{texts.bannerLine}</p>
              <p className="money galleryMoney">₱100,000</p>
              <p className="h2">{texts.bannerTitle}</p>
            </div>
            <ImageWithFallback
              className="galleryBannerPicture"
              src={pictures.banners[index]}
              alt=""
              width={180}
              height={200}
              fallback={null}
            />
          </HeroCard>
        ))}
      </Carousel>
      <SectionHead
        title={texts.hotGames}
        more={
          <MoreLink href="#hot" drawing={caretRightBold} aria-label={`${texts.seeAll} ${texts.hotGames}`}>
            {texts.seeAll}
          </MoreLink>
        }
      />
      <Carousel label={texts.hotGames}>
        {texts.games.map((name, index) => (
          <GameCard key={name} href={`#${index}`} tag={tags[index]} picture={<GameArt index={index} name={name} />} />
        ))}
      </Carousel>
      <GameGrid texts={texts} />
      <div className="galleryLine galleryBodyLine">
        <Avatar src={pictures.portrait} alt={texts.tabs[4] ?? ''} size={64} />
        <Avatar src={undefined} alt={texts.tabs[4] ?? ''} size={40} />
      </div>
    </Section>
  )
}

interface GameArtProps {
  index: number
  name: string
}

function GameArt({ index, name }: GameArtProps) {
  const { games } = useContext(PicturesContext)
  return (
    <ImageWithFallback
      src={games[index]}
      alt={name}
      width={300}
      height={400}
      fallback={<SampleArt kind={index} alt={name} />}
    />
  )
}

function GameGrid({ texts }: SectionProps) {
  const [loved, setLoved] = useState([true, false, false])
  function toggle(index: number) {
    setLoved(loved.map((on, other) => (other === index ? !on : on)))
  }
  return (
    <div className="galleryGrid">
      {texts.games.slice(1, 4).map((name, index) => (
        <GameCard
          key={name}
          href={`#${name}`}
          title={name}
          maker={texts.makers[index + 1]}
          closed={index === 2 && <Tag kind="quiet">{texts.backSoon}</Tag>}
          tag={
            index === 0 && (
              <Tag kind="hot" drawing={fireFill}>
                {texts.hot}
              </Tag>
            )
          }
          heart={
            <Heart on={loved[index] ?? false} label={`${texts.favourite} ${name}`} onClick={() => toggle(index)} />
          }
          picture={<GameArt index={index + 1} name="" />}
        />
      ))}
      {[0, 1, 2].map(index => (
        <div key={index}>
          <Skeleton shape="art" />
          <Skeleton shape="line" />
          <Skeleton shape="shortLine" />
        </div>
      ))}
    </div>
  )
}
