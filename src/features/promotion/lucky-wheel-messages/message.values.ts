export const longestMessage = 300
