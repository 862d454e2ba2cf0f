/** Days of waiting after which a purchase needs a look; the server counts with the same (`usualDays.waitsLong`). */
export const waitsLongDays = 5;
