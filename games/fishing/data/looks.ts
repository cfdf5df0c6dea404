import type { Kind } from '../shape.ts'

function look(art: string, en: string, tl: string): Pick<Kind, 'art' | 'name'> {
  return { art, name: { en, tl } }
}

/** Every fish that a title may have in its school: its picture, and what it is called. */
export const looks = {
  angelfish: look('angelfish', 'Angelfish', 'Isdang-anghel'),
  bakunawa: look('bakunawa', 'Bakunawa', 'Bakunawa'),
  blowfish: look('blowfish', 'Blowfish', 'Butete'),
  butanding: look('butanding', 'Whale shark', 'Butanding'),
  clownfish: look('clownfish', 'Clownfish', 'Isdang-payaso'),
  conch: look('conch', 'Conch', 'Budyong'),
  crab: look('crab', 'Crab', 'Alimango'),
  dolphin: look('dolphin', 'Dolphin', 'Lumba-lumba'),
  giantClam: look('giant-clam', 'Giant clam', 'Taklobo'),
  giantSquid: look('giant-squid', 'Giant squid', 'Higanteng pusit'),
  goldenBlowfish: look('golden-blowfish', 'Golden blowfish', 'Gintong butete'),
  goldenShrimp: look('golden-shrimp', 'Golden shrimp', 'Gintong hipon'),
  jellyfish: look('jellyfish', 'Jellyfish', 'Dikya'),
  lobster: look('lobster', 'Lobster', 'Ulang'),
  lobsterEmperor: look('lobster-emperor', 'Lobster emperor', 'Emperador na ulang'),
  octopusKing: look('octopus-king', 'Octopus king', 'Haring pugita'),
  oyster: look('oyster', 'Pearl oyster', 'Talabang perlas'),
  partySquid: look('party-squid', 'Party squid', 'Pusit-pista'),
  reefShark: look('reef-shark', 'Reef shark', 'Pating-bahura'),
  sardine: look('sardine', 'Sardine', 'Tamban'),
  shark: look('shark', 'Shark', 'Pating'),
  shrimp: look('shrimp', 'Shrimp', 'Hipon'),
  spinyBlowfish: look('spiny-blowfish', 'Spiny blowfish', 'Buteteng matinik'),
  squid: look('squid', 'Squid', 'Pusit'),
  stormShark: look('storm-shark', 'Storm shark', 'Pating ng unos'),
  turtle: look('turtle', 'Sea turtle', 'Pawikan'),
} as const
