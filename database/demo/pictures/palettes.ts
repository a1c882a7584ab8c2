/** Colours of a scene at a time of day. */
export interface Palette {
  readonly sky: readonly [top: string, bottom: string]
  readonly sun: string
  /** Land, from the horizon to the foreground. */
  readonly land: readonly [far: string, middle: string, near: string]
  readonly water: string
  readonly ground: string
  readonly accent: string
  readonly light: string
  readonly night?: true
}

export const palettes: readonly Palette[] = [
  {
    sky: ['#f4b8a0', '#fdeedd'],
    sun: '#ff8f6b',
    land: ['#d3b7c4', '#9a88a8', '#5d5a82'],
    water: '#eec2b6',
    ground: '#f0d2b0',
    accent: '#c8504b',
    light: '#fff5e8',
  },
  {
    sky: ['#a8d8ea', '#f1faf3'],
    sun: '#ffe08a',
    land: ['#a9cfc8', '#68a79c', '#2f766b'],
    water: '#84cbd6',
    ground: '#f3e2bd',
    accent: '#e0693f',
    light: '#ffffff',
  },
  {
    sky: ['#5fb4e5', '#d9f1fb'],
    sun: '#fff0a8',
    land: ['#9ccbb4', '#57a076', '#2a6a4a'],
    water: '#35a0bf',
    ground: '#f2dca6',
    accent: '#f0952e',
    light: '#ffffff',
  },
  {
    sky: ['#56356b', '#f7a066'],
    sun: '#ffd581',
    land: ['#a5597b', '#6b3c6a', '#37244c'],
    water: '#d5766a',
    ground: '#7d4a58',
    accent: '#ffcb61',
    light: '#ffe9c9',
  },
  {
    sky: ['#0e1c38', '#3c5687'],
    sun: '#f6efd6',
    land: ['#304675', '#22345d', '#131f3c'],
    water: '#27446f',
    ground: '#2c3550',
    accent: '#f5b452',
    light: '#ffe6ae',
    night: true,
  },
  {
    sky: ['#cfdcdf', '#f6f2ea'],
    sun: '#ffffff',
    land: ['#b8c9c8', '#8aa5a3', '#527475'],
    water: '#bcd1d3',
    ground: '#ddd3c2',
    accent: '#c45f45',
    light: '#fffdf8',
  },
]
