# Computes the order of a call from its seed, with Python's own hashing and nothing of the product (D77). Reads
# {"seed", "people": [{"labour_id", "ring", "free", "days", "draw"}]} from the standard input; exit code 1 if it differs.
import hashlib
import json
import sys

order = json.load(sys.stdin)
seed = bytes.fromhex(order["seed"])


def draw_of(person):
    return hashlib.sha256(seed + person["labour_id"].to_bytes(8, "big")).hexdigest()


def position(person):
    free_first = 0 if person["ring"] == 2 and person["free"] else 1
    return (person["ring"], free_first, person["days"], draw_of(person))


people = order["people"]
wrong = [person["labour_id"] for person in people if draw_of(person) != person["draw"]]
moved = people != sorted(people, key=position)
print(f"{len(people)} people, {len(wrong)} wrong draws, {'another' if moved else 'the same'} order")
sys.exit(1 if wrong or moved else 0)
