export type Hour = 'dawn' | 'noon' | 'gold' | 'dusk' | 'night'

/** The colours of an hour, from the top of the sky to the pavement. */
export type Light = {
  sky: [string, string, string]
  disc: string
  far: string
  near: string
  city: string
  shade: string
  pavement: string
  road: string
  leaf: string
  glow: number
}

export const hours: Record<Hour, Light> = {
  dawn: {
    sky: ['#6fa9b4', '#e9c9a0', '#f7e8cd'],
    disc: '#fff6df',
    far: '#c79a7c',
    near: '#9a6a4e',
    city: '#d9bd92',
    shade: '#7a5138',
    pavement: '#e6d3b0',
    road: '#c9ad84',
    leaf: '#1d6a55',
    glow: 0.25,
  },
  noon: {
    sky: ['#1f8a8c', '#8fc4c4', '#f4ecdd'],
    disc: '#fffaf0',
    far: '#b9926f',
    near: '#8f6647',
    city: '#e6d5b3',
    shade: '#6d4a30',
    pavement: '#efe2c8',
    road: '#d6c09a',
    leaf: '#0f4c3a',
    glow: 0,
  },
  gold: {
    sky: ['#d98e73', '#efbf8d', '#f8e6c6'],
    disc: '#fff3d6',
    far: '#b5755a',
    near: '#8a4f3c',
    city: '#e0b98a',
    shade: '#6b3a2a',
    pavement: '#ead0a6',
    road: '#cfa878',
    leaf: '#20614a',
    glow: 0.3,
  },
  dusk: {
    sky: ['#3b2a55', '#a8566f', '#f0b489'],
    disc: '#ffe6bf',
    far: '#6b3f57',
    near: '#4a2b42',
    city: '#8a5162',
    shade: '#35203a',
    pavement: '#a87f74',
    road: '#7d5a60',
    leaf: '#1b3f3c',
    glow: 0.7,
  },
  night: {
    sky: ['#0c1626', '#16304a', '#2f5468'],
    disc: '#f6e7c1',
    far: '#1d3348',
    near: '#142537',
    city: '#27445a',
    shade: '#0e1b2a',
    pavement: '#3a4a57',
    road: '#2a3946',
    leaf: '#12362f',
    glow: 0.95,
  },
}
