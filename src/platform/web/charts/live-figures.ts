/** For queries of figures that members change: nobody announces each change, so they are asked again while they are shown. */
export const liveFigures = { refetchInterval: 10_000 } as const
