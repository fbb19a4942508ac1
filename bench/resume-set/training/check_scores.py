"""Writes the scores of the first rows of a page, which the product's own computation must equal.

    python check_scores.py <examples> <model file> <target>
"""

import json
import sys

import numpy as np
import torch

from train import Batch, Model, Page

ROWS = 8


def read_model(path):
    with open(path, "rb") as file:
        head = json.loads(file.readline())
        state = {}
        for part in head["parts"]:
            rows, columns = part["rows"], part["columns"]
            if part["isExact"]:
                values = np.frombuffer(file.read(4 * columns), "<f4")
            else:
                scale = np.frombuffer(file.read(4 * rows), "<f4")
                values = np.frombuffer(file.read(rows * columns), np.int8).reshape(rows, columns) * scale[:, None]
            state[part["name"]] = torch.from_numpy(values.astype(np.float32).copy())
    model = Model(len(head["features"]), len(head["labels"]))
    model.load_state_dict(state)
    return model.eval(), head["features"]


def main():
    examples, model_file, target = sys.argv[1:4]
    model, features = read_model(model_file)
    with open(examples, encoding="utf-8") as file:
        names = json.loads(next(file))["features"]
        page = json.loads(next(file))
    if names != features:
        raise SystemExit("The model was trained on other examples.")
    page["rows"] = page["rows"][:ROWS]
    with torch.no_grad():
        scores = model(Batch([Page(page)])).tolist()
    named = lambda ids: [names[index] for index in ids]
    rows = [
        {"row": named(row["f"]), "cells": [named(cell) for cell in row["c"]], "tokens": [named(token) for token in row["t"]]}
        for row in page["rows"]
    ]
    check = {
        "rows": rows,
        "cellsOf": [row["of"] for row in page["rows"]],
        "scores": [[round(score, 4) for score in token] for token in scores],
    }
    with open(target, "w", encoding="utf-8") as file:
        json.dump(check, file, ensure_ascii=False)


if __name__ == "__main__":
    main()
